/** The description of the attribute `business-url` of every element that shows business facts. */
export const factsFileDocs = {
  'business-url':
    'URL of a JSON file with business facts. Defaults to `data-business-url` on the script tag.',
}
