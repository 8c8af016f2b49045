/**
 * Signs in at LemonLDAP::NG, an OpenID provider of Debian, through its own pages, and fails where something is wrong:
 * npm run check-sign-in
 */
import { lemonldap_packages } from '../apps/server/test/sign-in-proof/lemonldap.ts'
import { proveSignIn } from '../apps/server/test/sign-in-proof/sign-in-proof.ts'
import { ensurePackages } from './debian-packages.ts'

const missing = await ensurePackages(lemonldap_packages)
if (missing === undefined) {
  await using resources = new AsyncDisposableStack()
  const stop = () => void resources.disposeAsync().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  const problems = await proveSignIn(resources, (line) => console.log(line))
  console.log(`${problems.length} problems`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
} else {
  console.error(missing)
  process.exitCode = 1
}
