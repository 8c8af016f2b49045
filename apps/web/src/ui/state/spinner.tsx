import { LoaderCircle } from 'lucide'
import { Icon } from '../icon.tsx'

export function Spinner({ size = 14 }: { readonly size?: number }) {
  return <Icon of={LoaderCircle} size={size} className="animate-spin" />
}
