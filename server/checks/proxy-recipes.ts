/** The recipes for proxies in docs/self-hosting.md, made to run here: other ports, another certificate, nothing else. */
import { readFileSync } from 'node:fs'

export interface Place {
  /** Where the proxy listens, on loopback. */
  readonly port: number
  /** Where the server does. */
  readonly server: number
  readonly certificate: string
  readonly key: string
  /** A folder of the proxy's own. */
  readonly folder: string
}

export type ProxyName = 'Caddy' | 'nginx'

/** The host's name in the recipes. */
export const SITE = 'table.example'

const DOCS = new URL('../../docs/self-hosting.md', import.meta.url)

/** What stands in the docs for this proxy, between the fences. */
function readRecipe(name: ProxyName): string {
  const found = new RegExp(`^${name}[^\\n]*:\\n\\n\`\`\`\\n(.+?)^\`\`\`$`, 'ms').exec(
    readFileSync(DOCS, 'utf8'),
  )
  if (!found) throw new Error(`docs/self-hosting.md has no recipe for ${name}`)
  return found[1]!
}

/** Each of these has to be there once: otherwise something else would be tried than what people copy. */
function put(recipe: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`a recipe should have “${from}” once:\n${recipe}`)
    return text.replace(from, () => to)
  }, recipe)
}

/** A whole configuration for this proxy. */
export function configurationOf(name: ProxyName, { port, server, certificate, key, folder }: Place): string {
  const upstream = ['127.0.0.1:3000', `127.0.0.1:${server}`] as const
  if (name === 'Caddy') {
    const site = `${SITE} {\n`
    const here = `https://${SITE}:${port} {\n  bind 127.0.0.1\n  tls ${certificate} ${key}\n`
    const own = `{\n  admin off\n  auto_https disable_redirects\n  skip_install_trust\n}\n`
    return own + put(readRecipe(name), [[site, here], upstream])
  }
  const live = `/etc/letsencrypt/live/${SITE}`
  const recipe = put(readRecipe(name), [
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    [`${live}/fullchain.pem`, certificate],
    [`${live}/privkey.pem`, key],
    upstream,
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 768; }
http {
${temporary.map((what) => `  ${what}_temp_path ${folder}/${what};\n`).join('')}
${recipe}
}
`
}
