/** Replace `src/runtime/api/own-api.ts` in the modules, because the loader publishes the script API and checks the page. */
export const ownApi = undefined
export const startPageCheck = undefined
