/** Netlify's matcher of addresses and rules, which comes without types. */
declare module 'netlify-redirector' {
  interface Visit {
    scheme: string
    host: string
    path: string
    query: string
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }

  interface Matcher {
    match: (visit: Visit) => { to: string; status: number; force: boolean } | null
  }

  const redirector: {
    parseJSON: (rules: string, options: { jwtSecret: string; jwtRoleClaim: string }) => Promise<Matcher>
  }
  export = redirector
}
