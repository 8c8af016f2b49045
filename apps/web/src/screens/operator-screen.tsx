import { ShieldCheck } from 'lucide-react'
import { EmptyState } from '../ui/notice.tsx'

/** Where an operator account arrives: it runs the instance and has no meetings of its own. */
export function OperatorScreen() {
  return (
    <div className="mx-auto w-full max-w-(--w-content) p-4 md:px-8 md:py-6.5">
      <title>Meridian</title>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Signed in as operator</h1>
      <EmptyState
        icon={ShieldCheck}
        title="This account runs the instance"
        text="It has no calendar of its own. Roles are given on the server with npm run set-role."
      />
    </div>
  )
}
