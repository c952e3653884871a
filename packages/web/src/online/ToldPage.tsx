// The link of a mail: opens its table right away, signed in as its player on a device without a session.

import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../app/Notice.tsx'
import { go } from '../app/route.ts'
import { WithServer } from './Frame.tsx'
import { recover, useServer } from './server.ts'

type Props = { readonly id: string; readonly token: string }

export function ToldPage(props: Props): ReactNode {
  return (
    <WithServer>
      <Entering {...props} />
    </WithServer>
  )
}

function Entering({ id, token }: Props): ReactNode {
  const server = useServer()
  const [isKnown] = useState(server.state === 'there' && server.user !== null)
  useEffect(() => {
    const open = () => {
      // The link must not stay in the history of the browser.
      history.replaceState(null, '', `#/online/${id}`)
      go({ page: 'online', id })
      dispatchEvent(new HashChangeEvent('hashchange'))
    }
    // A link that is too old still leads to the table, where one can sign in.
    if (isKnown) open()
    else recover(token).then(open, open)
  }, [id, token, isKnown])
  return <Loading />
}
