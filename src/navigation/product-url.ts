/** An attribute's `/product/{id}` with the id in its place, or `?product=…` for a page that reads the id from its query. */
export function buildProductUrl(template: string, productId: string): string {
  return template.replaceAll('{id}', () => encodeURIComponent(productId.toWellFormed()))
}
