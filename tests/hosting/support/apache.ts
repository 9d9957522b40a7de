import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { freePort } from '../../support/free-port.mjs'
import { type Recipe, withBasePath } from './recipe.ts'
import { type Server, startProcess } from './server-process.ts'

/** The modules that Apache on Debian loads by default, plus those that `a2enmod rewrite headers brotli` enables. */
const modules = [
  'mpm_event',
  'authz_core',
  'deflate',
  'dir',
  'env',
  'filter',
  'mime',
  'negotiation',
  'autoindex',
  'rewrite',
  'headers',
  'brotli',
]

/** Starts Apache with the website's `.htaccess` file. */
export async function startApache(recipe: Recipe, program: string): Promise<Server> {
  const port = await freePort(0)
  const folder = join(recipe.folder, 'apache')
  mkdirSync(folder)
  const rules = recipe.fileAt('.htaccess')
  writeFileSync(rules, withBasePath(readFileSync(rules, 'utf8'), recipe.base))
  const file = join(folder, 'httpd.conf')
  writeFileSync(file, settings(recipe, folder, port))
  return startProcess(program, ['-d', folder, '-f', file, '-DFOREGROUND'], `http://localhost:${port}`)
}

// `TypesConfig` is empty, because `.htaccess` must set content types and character sets itself.
const settings = ({ publicFolder }: Recipe, folder: string, port: number) => `
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
Listen 127.0.0.1:${port}
ServerName localhost
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
Mutex posixsem
ErrorLog ${folder}/errors
TypesConfig /dev/null
DocumentRoot ${publicFolder}
<Directory ${publicFolder}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`
