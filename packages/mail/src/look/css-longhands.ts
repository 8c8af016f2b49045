import { shorthands } from './css-shorthands.ts'

/** Declarations by name, as far as they tell how visible a text is. */
export type Style = ReadonlyMap<string, string>

/** Whether a property tells how visible a text is. */
export function isTelling(name: string): boolean {
  return (
    name.startsWith('--') ||
    longhands.has(name) ||
    Object.hasOwn(aliases, name) ||
    Object.hasOwn(shorthands, name)
  )
}

/** Sets what a declaration says, a shorthand as the properties that it stands for. */
export function setLonghands(style: Map<string, string>, written: string, value: string): void {
  const name = Object.hasOwn(aliases, written) ? (aliases[written] ?? written) : written
  const expand = Object.hasOwn(shorthands, name) ? shorthands[name] : undefined
  if (expand) for (const [longhand, part] of expand(value)) style.set(longhand, part)
  else style.set(name, value)
}

const longhands: ReadonlySet<string> = new Set(
  `display visibility opacity color font-size line-height letter-spacing text-indent zoom filter transform translate
  scale rotate position left top right bottom width height max-width max-height min-height overflow-x overflow-y clip
  clip-path mask-image mask-size content-visibility contain background-color background-image background-clip background-position background-size background-repeat z-index float
  -webkit-text-fill-color -webkit-text-security -webkit-text-stroke-width text-shadow backface-visibility
  mix-blend-mode box-sizing aspect-ratio min-width white-space content offset-path perspective font-size-adjust
  vertical-align font-family z-index text-align table-layout outline outline-width outline-offset background-blend-mode grid-area grid-row grid-column backdrop-filter
  -webkit-line-clamp line-clamp animation animation-name animation-fill-mode animation-play-state
  animation-iteration-count animation-duration animation-delay animation-direction animation-timeline
  flex-grow flex-shrink flex-basis flex-direction flex-wrap justify-content column-count column-width column-gap grid-template-areas order isolation direction writing-mode transform-origin grid-row-start grid-row-end grid-column-start grid-column-end grid-auto-columns grid-auto-flow mask-mode mask-composite mask-clip background-clip transition transition-property transition-duration transition-delay grid-template-rows grid-template-columns grid-auto-rows box-shadow mask-position mask-repeat
  -webkit-text-stroke-color paint-order text-decoration-line text-decoration-thickness text-decoration-color
  border-top-width border-right-width border-bottom-width border-left-width margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom
  padding-left`.split(/\s+/),
)

const aliases: Readonly<Record<string, string>> = {
  '-webkit-transform': 'transform',
  '-webkit-transform-origin': 'transform-origin',
  '-webkit-mask-composite': 'mask-composite',
  '-webkit-mask-clip': 'mask-clip',
  'grid-column-gap': 'column-gap',
  '-webkit-columns': 'columns',
  '-webkit-column-count': 'column-count',
  '-webkit-column-width': 'column-width',
  '-webkit-order': 'order',
  '-webkit-flex': 'flex',
  'mask-type': 'mask-mode',
  '-webkit-filter': 'filter',
  '-webkit-opacity': 'opacity',
  '-webkit-clip-path': 'clip-path',
  '-webkit-mask': 'mask',
  '-webkit-mask-image': 'mask-image',
  '-webkit-mask-size': 'mask-size',
  '-webkit-mask-position': 'mask-position',
  '-webkit-mask-repeat': 'mask-repeat',
  '-webkit-mask-box-image': 'mask-image',
  '-webkit-mask-box-image-source': 'mask-image',
  'mask-border': 'mask-image',
  'mask-border-source': 'mask-image',
  '-webkit-perspective': 'perspective',
  '-webkit-box-sizing': 'box-sizing',
  offset: 'offset-path',
  'text-wrap': 'white-space',
  'text-wrap-mode': 'white-space',
  'min-inline-size': 'min-width',
  'border-inline-start-width': 'border-left-width',
  'border-inline-end-width': 'border-right-width',
  'border-block-start-width': 'border-top-width',
  'border-block-end-width': 'border-bottom-width',
  '-webkit-background-clip': 'background-clip',
  '-webkit-background-size': 'background-size',
  '-webkit-backface-visibility': 'backface-visibility',
  'inline-size': 'width',
  'block-size': 'height',
  'max-inline-size': 'max-width',
  'max-block-size': 'max-height',
  'min-block-size': 'min-height',
  'overflow-inline': 'overflow-x',
  'overflow-block': 'overflow-y',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'margin-inline-start': 'margin-left',
  'margin-inline-end': 'margin-right',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'padding-inline-start': 'padding-left',
  'padding-inline-end': 'padding-right',
  'padding-block-start': 'padding-top',
  'padding-block-end': 'padding-bottom',
}
