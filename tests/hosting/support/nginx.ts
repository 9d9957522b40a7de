import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.mjs'
import { edit } from './guide.ts'
import { type Recipe, withBasePath } from './recipe.ts'
import { type Server, startProcess } from './server-process.ts'

/** Starts nginx with the website's configuration file. */
export async function startNginx(recipe: Recipe, program: string): Promise<Server> {
  const port = await freePort(0)
  const folder = join(recipe.folder, 'nginx')
  mkdirSync(folder)
  chmodSync(folder, 0o777)
  // Set the port and the website's folder, as docs/hosting.md instructs readers to do.
  const withPort = edit(recipe.readFile('electrician-site.conf'), /listen 80/, `listen 127.0.0.1:${port}`)
  const rules = edit(withPort, /\/var\/www\/site/, recipe.publicFolder)
  writeFileSync(join(folder, 'site.conf'), withBasePath(rules, recipe.base))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder))
  return startProcess(program, ['-c', file, '-p', folder, '-e', 'stderr'], `http://localhost:${port}`)
}

const settings = (folder: string) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`
