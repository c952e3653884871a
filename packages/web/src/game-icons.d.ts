declare module 'virtual:game-icons/*' {
  /** Of the icons of the set by their names, within 512 × 512. */
  export const outlines: { readonly [name: string]: string }
}
