/** No stylesheets: prerendered pages link to a file with the styles of `<electrician-site>`. */
export const siteStyles: readonly string[] = []
