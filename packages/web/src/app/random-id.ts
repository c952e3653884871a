/** 128 unguessable bits, also used for seeds; `randomUUID` only exists in secure contexts. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
