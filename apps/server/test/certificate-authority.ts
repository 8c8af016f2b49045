import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/** Trusts one authority more in this process, until the scope ends. */
export function trusting(path: string): Disposable {
  const usual = getCACertificates('default')
  setDefaultCACertificates([...usual, readFileSync(path, 'utf8')])
  return { [Symbol.dispose]: () => setDefaultCACertificates(usual) }
}
