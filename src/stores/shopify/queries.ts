/*
 * The queries of Shopify's Storefront API. The tests validate them against the schema that Shopify publishes.
 * Every query accepts the visitor's country, which determines the currency, and the language of the texts.
 */

/** The version of the API. */
export const VERSION = '2026-04'

const STOCK = 'id availableForSale currentlyNotInStock quantityAvailable'
const PRICES = 'price{amount currencyCode} compareAtPrice{amount}'
const VARIANT = `${STOCK} title sku image{url} ${PRICES} selectedOptions{name value}`
const PAGE_INFO = 'pageInfo{hasNextPage endCursor}'

const PRODUCT = `id title descriptionHtml isGiftCard requiresSellingPlan updatedAt
images(first:$images){nodes{url}}
options{name optionValues{name}}
collections(first:10){nodes{id}}
priceRange{minVariantPrice{amount}}
selectedOrFirstAvailableVariant{${VARIANT}}
variants(first:$variants){nodes{${VARIANT}}${PAGE_INFO}}`

const VISITOR = '$country:CountryCode,$language:LanguageCode)@inContext(country:$country,language:$language)'
/** Returns a query with the variables that all queries accept. */
const query = (variables: string, fields: string, operation = 'query') =>
  `${operation}(${variables}${VISITOR}{${fields}}`

const SIZES = '$variants:Int!,$images:Int!,'
const PAGE = '$first:Int!,$after:String,'
const SORTED_IDS = `products(first:$first,after:$after,sortKey:$sort,reverse:$reverse){nodes{id}${PAGE_INFO}}`

export const ALL_IDS = query(`${PAGE}$sort:ProductSortKeys!,$reverse:Boolean!,`, SORTED_IDS)
export const COLLECTION_IDS = query(
  `${PAGE}$id:ID!,$sort:ProductCollectionSortKeys!,$reverse:Boolean!,`,
  `collection(id:$id){${SORTED_IDS}}`,
)

export const PRODUCTS_BY_ID = query(`$ids:[ID!]!,${SIZES}`, `nodes(ids:$ids){...on Product{${PRODUCT}}}`)
/** Either variable selects the product. */
export const PRODUCT_ALONE = query(
  `$id:ID,$handle:String,${SIZES}`,
  `product(id:$id,handle:$handle){${PRODUCT}}`,
)
export const STOCK_BY_ID = query(
  '$ids:[ID!]!,$variants:Int!,',
  `nodes(ids:$ids){...on Product{id variants(first:$variants){nodes{${STOCK}}${PAGE_INFO}}}}`,
)

const variantPage = (fields: string) =>
  query(
    `${PAGE}$id:ID!,`,
    `product(id:$id){variants(first:$first,after:$after){nodes{${fields}}${PAGE_INFO}}}`,
  )

export const VARIANT_PAGE = variantPage(VARIANT)
export const STOCK_PAGE = variantPage(STOCK)

export const COLLECTION_PAGE = query(
  PAGE,
  `collections(first:$first,after:$after){nodes{id title}${PAGE_INFO}}`,
)

export const CART = query('$id:ID!,', 'cart(id:$id){id}')

export const CREATE_CART = query(
  '$input:CartInput!,',
  'cartCreate(input:$input){cart{id checkoutUrl}userErrors{code field message}warnings{code message}}',
  'mutation',
)
