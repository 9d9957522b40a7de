/** Sends a request. Adapters use it for the requests of other types of stores, whose time `request` limits. */
export function sendRequest(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, init)
}
