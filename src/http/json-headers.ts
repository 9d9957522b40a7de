/** The headers of requests whose body is JSON. Requests without a body have them too. */
export const JSON_HEADERS = { 'Content-Type': 'application/json' }
