// Runs Shopify's Buy Button with a fake shopify-buy client, which requests products from the demo store.
const source = document.currentScript.dataset.store
/** The money format that Shopify uses in its generated snippets. */
const moneyFormat = '%24%7B%7Bamount%7D%7D'

const money = (cents, currencyCode) => ({
  amount: (cents / 100).toFixed(2),
  currencyCode: currencyCode.toUpperCase(),
})

function modelOf(product) {
  const images = product.images.map(({ url }, index) => ({
    id: `${product.id}-${index}`,
    src: url,
    altText: null,
  }))
  return {
    id: `gid://shopify/Product/${product.id}`,
    title: product.title,
    descriptionHtml: product.description,
    handle: product.id,
    images,
    options: [{ name: 'Title', values: [{ value: 'Default Title' }] }],
    variants: product.variants.map(({ id, prices: [price] }) => ({
      id: `gid://shopify/ProductVariant/${id}`,
      title: 'Default Title',
      available: true,
      image: images[0],
      priceV2: money(price.sale_amount ?? price.amount, price.currency_code),
      compareAtPriceV2: price.sale_amount === null ? null : money(price.amount, price.currency_code),
      selectedOptions: [{ name: 'Title', value: 'Default Title' }],
      optionValues: [{ name: 'Title', value: 'Default Title' }],
    })),
  }
}

const client = {
  config: { domain: 'bench.example', storefrontAccessToken: 'bench' },
  shop: { fetchInfo: async () => ({ moneyFormat }) },
  product: {
    async fetchMultiple() {
      const response = await fetch(`${source}/products`)
      const { products } = await response.json()
      return products.map(modelOf)
    },
  },
  image: { helpers: { imageForSize: (image) => image.src } },
}

window.ShopifyBuy.UI.init(client).createComponent('productSet', {
  id: ['all'],
  node: document.getElementById('shop'),
  moneyFormat,
})
