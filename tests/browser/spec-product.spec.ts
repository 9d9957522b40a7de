import { expect, test } from './support/site.ts'

// spec 2.116
test('the variant selector on the product page is labeled “Style”', async ({ page, site }) => {
  await site.open('/product/prod_tee')
  const styles = page.getByRole('group', { name: 'Style', exact: true })
  await expect(styles.getByRole('radio')).not.toHaveCount(0)
  await expect(styles.getByRole('radio').first()).toBeChecked()
})

// spec R.29
test('the product page removes scripts and event handlers from the product’s additional information', async ({
  page,
  site,
}) => {
  await page.route('**/products/prod_mug', async (route) => {
    const response = await route.fetch()
    const { product } = await response.json()
    const description = '<p>Wash <b>cold</b><img src="x" onerror="ran=1"></p><script>ran=1</script>'
    product.additional_info = [{ id: 'i1', order: 0, title: 'Care', description }]
    await route.fulfill({ response, json: { product } })
  })
  await site.open('/product/prod_mug')
  await expect(page.getByRole('heading', { name: 'Care' })).toBeVisible()
  const care = page.getByText('Wash cold')
  await expect(care.locator('b')).toHaveText('cold')
  await expect(care.locator('[onerror], script')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
})
