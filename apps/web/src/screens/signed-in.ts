export { followZones, SignedInFrame } from './signed-in-frame.tsx'
export { Shell } from './shell/shell.tsx'
