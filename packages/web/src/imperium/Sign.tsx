// An icon of a summary.

import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'

export const Sign = ({ name }: { readonly name: string }): ReactNode => <Icon name={name as IconName} />
