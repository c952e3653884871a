/** One entry per key, with the keys known to the compiler. */
export const recordOf = <K extends string, T>(
  keys: readonly K[],
  make: (key: K) => T,
): { readonly [P in K]: T } => Object.fromEntries(keys.map((key) => [key, make(key)])) as { [P in K]: T }
