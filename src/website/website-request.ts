/** A request to the website worker, with all inputs for a website. */
export interface WebsiteRequest {
  /**
   * The HTML of the owner's page, with `<electrician-site>` and the script tag. Its `base-path` attribute is the path of
   * the website.
   */
  page: string
  /** The owner's files by their path in the website, such as `logo.svg` or `work/panel.jpg`, and the facts file. */
  files: Record<string, Uint8Array>
  /** The website's URL, such as `https://your-site.example`. Only its origin is used. */
  siteUrl?: string
  /** The website's languages, separated by commas, such as `en,de`. Default: the language of the page. */
  languages?: string
  /** Absolute URL of the folder that contains the loader `electrician-elements.js`, its modules and `files.json`. */
  modulesUrl: string
  /**
   * JSON responses of the store by request URL, for a store that a worker cannot reach, such as the demo store in the
   * page. Other URLs are requested over the network.
   */
  storeResponses?: Record<string, unknown>
}

/** A finished website. */
export interface WebsiteResult {
  /** The website's files by path, such as `store/index.html`. */
  files: Record<string, Uint8Array>
  /** Suggestions for the owner. */
  messages: string[]
}

/**
 * A message from the website worker. Any number of `progress` messages come first, then one `result` or `error`. All
 * texts are in plain words for the owner.
 */
export type WebsiteReply = { progress: string } | { result: WebsiteResult } | { error: string }
