// Tests speak every language at once, whichever file comes first.

import { fetchWords, LANGUAGES } from '../src/page.ts'

await Promise.all(LANGUAGES.map(fetchWords))
