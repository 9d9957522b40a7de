// The exact data that version 1.0 stored in browsers. Its cart lines do not record which store they belong to.

const product =
  '{"id":"prod_1","title":"Crew Tee","subtitle":"Soft cotton","ribbon_text":null,"image":"https://cdn.example/tee/front.jpg","price_in_cents":null,"currency":"usd","purchasable":true,"order":0,"site_product_selection":null,"type":"physical","updated_at":"2026-02-01T08:00:00.000Z"}'
const variant = (id: string) =>
  `{"id":"${id}","title":"Black","image_url":null,"sku":null,"price_in_cents":1999,"sale_price_in_cents":null,"currency":"usd","currency_info":{"code":"usd","symbol":"$","template":"$$1"},"manage_inventory":false,"inventory_quantity":null,"weight":null,"options":[],"price_formatted":"$19.99","sale_price_formatted":""}`
const line = (id: string, quantity: number) =>
  `{"product":${product},"variant":${variant(id)},"quantity":${quantity}}`

/** The text of the saved cart, which ends with its checksum. */
export const version1Cart = `[${line('black', 2)}]\n \r\n  \r   \r\t\r\r\r\r`

/** Three entries of the change log: a snapshot, an added line and a removed line. */
export const version1Log = [
  {
    id: '1795353685240-000001-0.68',
    at: 1795353685240,
    more: `[${line('amber', 2)}]`,
    fewer: '[]',
    contains: ['1-a'],
  },
  {
    id: '1795353685241-000002-0.09',
    at: 1795353685241,
    more: `[${line('black', 3)}]`,
    fewer: '[]',
    contains: null,
  },
  {
    id: '1795353685242-000003-0.31',
    at: 1795353685242,
    more: '[]',
    fewer: `[${line('amber', 2)}]`,
    contains: null,
  },
]
