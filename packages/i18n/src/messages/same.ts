/** The same messages as in English: what a language leaves out does not compile. */
export type Same<English> = { readonly [id in keyof English]: string }
