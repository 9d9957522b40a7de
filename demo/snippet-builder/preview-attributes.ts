import { attributesOf, type SnippetChoices } from './choices.ts'

/** The ID of a product without variants in the demo store. */
const DEMO_PRODUCT = 'prod_mug'

/**
 * Attributes that the preview leaves out: endpoints, because they would receive form data, base paths, and products,
 * variants and collections that the demo store does not have. The preview's own URL determines `product-param`.
 */
const omitted =
  /\.(.*endpoint|base-path|product-id|product-param|variant-id|collection|product-ids|exclude-ids)$/

/** Returns the attributes for the preview, which shows a demo product instead of the visitor's products. */
export function previewAttributes({ elements, attributes }: SnippetChoices): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name]) => !omitted.test(name))
  const products = elements
    // `<product-detail>` also reads the ID from the page's URL.
    .filter(
      (name) =>
        'product-id' in attributesOf(name) && (name !== 'product-detail' || attributes[`${name}.product-id`]),
    )
    .map((name) => [`${name}.product-id`, DEMO_PRODUCT])
  return { ...Object.fromEntries([...kept, ...products]), 'electrician-site.routing': 'hash' }
}
