/** All English texts. */
export const en = {} as const
