import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.mjs'
import { edit } from './guide.ts'
import { movedBelow, type Recipe } from './recipe.ts'
import { type Server, startProcess } from './server-process.ts'

/** nginx with the recipe's file, in a folder of its own. */
export async function startNginx(recipe: Recipe, program: string): Promise<Server> {
  const port = await freePort(0)
  const folder = join(recipe.folder, 'nginx')
  mkdirSync(folder)
  chmodSync(folder, 0o777)
  // What the reader has to write: where it listens, and where the files lie.
  const listening = edit(recipe.read('electrician-site.conf'), /listen 80/, `listen 127.0.0.1:${port}`)
  const rules = edit(listening, /\/var\/www\/site/, recipe.publicFolder)
  writeFileSync(join(folder, 'site.conf'), movedBelow(rules, recipe.base))
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
