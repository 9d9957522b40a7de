import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importModule } from '../../build/run-module.mjs'
import { readHostPage } from '../../src/website/host-page.ts'
import { root } from '../support/files.mjs'
import { expect, test } from './support/hosting.ts'

const style = readFileSync(join(root, 'src/website/worker/how-to-upload.css'), 'utf8')

/** Returns the configuration files and the guide that the site builder writes for a website without a store. */
async function generatedFiles(base: string, pictures: string[]): Promise<Record<string, string>> {
  const { hostingFiles } = await importModule('src/website/worker/hosting-files.ts')
  const { uploadGuide } = await importModule('src/website/worker/upload-guide.ts')
  const page = readHostPage('<!doctype html><html><body><electrician-site></electrician-site></body></html>')
  const versions = [{ page, language: null, home: base, folder: '' }]
  return {
    ...hostingFiles({ base, versions, pictures }, undefined),
    'how-to-upload.html': uploadGuide({ base, siteUrl: undefined, hasStore: false }),
    'how-to-upload.css': style,
  }
}

// Bundles the code of the site builder, which is slow on a busy computer.
test.setTimeout(120_000)

test('a website with pictures at addresses that contain the syntax of policies keeps its policy', {
  tag: '@headers',
}, async ({ host, page }) => {
  const hosts = ['a"b', 'a;sandbox', 'a,b', '*', '$store', "a'b"]
  const files = await generatedFiles(
    '/',
    [...hosts, 'cdn.example'].map((name) => `https://${name}/x.png`),
  )
  const { server } = await host('/', (recipe) => {
    for (const [name, content] of Object.entries(files)) recipe.writeFile(name, content)
    recipe.replaceFile('electrician-site.conf', files['nginx.conf'] ?? '')
  })
  const response = await page.goto(`${server.origin}/how-to-upload.html`)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['content-security-policy']).toContain(
    "script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' https://cdn.example data:; connect-src 'self';",
  )
  // The style of the guide follows the policy, too.
  await expect(page.locator('body')).toHaveCSS('max-width', '672px')
})

test('a website in a folder whose name contains the syntax of configuration files has its own 404 page', {
  tag: '@odd-path',
}, async ({ host, request }) => {
  const folder = 'a$1 $&b"\\\';{ä}#50%'
  const path = `/${encodeURIComponent(folder).replaceAll('%24', '$').replaceAll('%26', '&')}/`
  const files = await generatedFiles(path, [])
  const { server } = await host('/', (recipe) => {
    recipe.writeFile(`${folder}/.htaccess`, files['.htaccess'] ?? '')
    recipe.writeFile(`${folder}/404.html`, 'the not-found page of the folder')
    recipe.replaceFile('electrician-site.conf', files['nginx.conf'] ?? '')
  })
  const response = await request.get(`${server.origin}${path}nowhere`)
  expect([response.status(), await response.text()]).toEqual([404, 'the not-found page of the folder'])
})
