/** Replaces `src/runtime/own-api.ts` in the modules, because the loader publishes the script API. */
export const ownApi = undefined
