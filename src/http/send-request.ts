/** A function that sends a request. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>

/** Sends a request. Adapters use it for requests of other types of stores, whose time `request` limits. */
export const sendRequest: SendRequest = (url, init) => fetch(url, init)
