/** Types for Netlify's redirect matcher, which does not include type declarations. */
declare module 'netlify-redirector' {
  interface MatchedRequest {
    scheme: string
    host: string
    path: string
    query: string
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }

  interface Matcher {
    match: (request: MatchedRequest) => { to: string; status: number; force: boolean } | null
  }

  const redirector: {
    parseJSON: (rules: string, options: { jwtSecret: string; jwtRoleClaim: string }) => Promise<Matcher>
  }
  export = redirector
}
