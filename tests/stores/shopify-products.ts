/** A variant of the stand-in's shop, with the fields that the stand-in needs. */
export interface ShopVariant {
  id: string
  title: string
  price: number
  compareAt?: number
  /** Units in stock. Undefined if the shop does not count them. */
  units?: number
  /** Whether the shop sells the variant even without stock. */
  isBackordered?: boolean
  options: Record<string, string>
  picture?: string | undefined
}

export interface ShopProduct {
  id: string
  handle: string
  title: string
  /** The title in the shop's second language, German. */
  germanTitle?: string
  pictures: string[]
  collections: string[]
  variants: ShopVariant[]
  isGiftCard?: boolean
  requiresSellingPlan?: boolean
}

export const collections = [
  { id: '501', title: 'Leuchten' },
  { id: '502', title: '工具' },
]

const PICTURES = 'https://cdn.shopify.com/s/files/1/0001/files'

export function aShopVariant(overrides: Partial<ShopVariant> & { id: string }): ShopVariant {
  return { title: 'Default Title', price: 16, units: 5, options: { Title: 'Default Title' }, ...overrides }
}

export function aShopProduct(overrides: Partial<ShopProduct> & { id: string }): ShopProduct {
  const { id } = overrides
  return {
    handle: `product-${id}`,
    title: `Product ${id}`,
    pictures: [`${PICTURES}/${id}.jpg?v=17`],
    collections: [],
    variants: [aShopVariant({ id: `${id}1` })],
    ...overrides,
  }
}

/** A shirt with 300 variants, of which the 251st is the cheapest and the first 20 are sold out. */
const shirt = aShopProduct({
  id: '1002',
  handle: 'work-shirt',
  title: 'Рабочая рубашка «Вольт»',
  pictures: [`${PICTURES}/shirt-portrait.jpg?v=3&w=800&h=1200`, `${PICTURES}/shirt-back.jpg?v=3`],
  collections: ['502'],
  variants: Array.from({ length: 300 }, (_, index) => {
    const options = { Größe: `${30 + Math.floor(index / 30)}`, Farbe: `Farbe ${index % 30}` }
    return aShopVariant({
      id: `${20_000 + index}`,
      title: Object.values(options).join(' / '),
      price: index === 250 ? 19.9 : 34.5,
      units: index < 20 ? 0 : 7,
      options,
      picture: `${PICTURES}/shirt-back.jpg?v=3`,
    })
  }),
})

const { units: _, ...uncounted } = aShopVariant({ id: '10091' })

/** The products of the stand-in's shop. */
export const shopProducts: ShopProduct[] = [
  aShopProduct({
    id: '1001',
    handle: 'copper-mug',
    title: 'Ωμ κούπα',
    germanTitle: 'Kupferbecher',
    collections: ['501'],
  }),
  shirt,
  aShopProduct({
    id: '1003',
    title: '電球 E27',
    collections: ['501', '502'],
    variants: [aShopVariant({ id: '10031', units: 0 })],
  }),
  aShopProduct({
    id: '1004',
    title: 'Leuchte im Angebot',
    collections: ['501'],
    variants: [aShopVariant({ id: '10041', price: 25, compareAt: 40 })],
  }),
  aShopProduct({
    id: '1005',
    title: 'مصباح يدوي',
    variants: [aShopVariant({ id: '10051', price: 25, compareAt: 25 })],
  }),
  aShopProduct({ id: '1006', title: 'Geschenkgutschein', isGiftCard: true }),
  aShopProduct({ id: '1007', title: 'Wartungsvertrag', requiresSellingPlan: true }),
  aShopProduct({
    id: '1008',
    title: 'Kabel nach Maß',
    variants: [aShopVariant({ id: '10081', units: 0, isBackordered: true })],
  }),
  aShopProduct({ id: '1009', title: 'Klemme', variants: [uncounted] }),
  ...Array.from({ length: 20 }, (_, index) => aShopProduct({ id: `${2000 + index}` })),
]
