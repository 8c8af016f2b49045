import { browserZone } from '../../platform/session/session.ts'
import { placeName } from '../../platform/text/places.ts'
import { formatTime } from '../../platform/time/clock-time.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { citiesAround, cityNear, type PlacedCity } from './globe-cities.ts'
import { meridianPath, parallelPath, project, type View } from './globe-geometry.ts'

/** The line through the reader's own city is the lit one; the clocks are right. */
export function GlobeDrawing() {
  const now = useNow(60_000)
  const home = cityNear(browserZone(), now)
  const view: View = { radius: 388, center: 400, latitude: 24, longitude: home.longitude + 12.6 }
  const homeSpot = project(view, home.latitude, home.longitude)
  const isTwelveHour =
    new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? true
  const timeIn = (zone: string) => formatTime(now, { zone, isTwelveHour })

  return (
    <svg
      viewBox="0 0 800 800"
      className="absolute left-1/2 top-1/2 size-140 -translate-x-[28%] -translate-y-[24%] md:size-195 md:-translate-x-1/2 md:-translate-y-[37%]"
    >
      <defs>
        <radialGradient id="globe-light" cx="54%" cy="78%" r="62%">
          <stop offset="0" stopColor="#5be8b2" stopOpacity=".26" />
          <stop offset=".55" stopColor="#5be8b2" stopOpacity=".08" />
          <stop offset="1" stopColor="#5be8b2" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={view.center} cy={view.center} r={view.radius} fill="url(#globe-light)" />
      <Graticule view={view} />
      <path
        d={meridianPath(view, home.longitude)}
        className="fill-none stroke-hero-line stroke-[2.25] [filter:drop-shadow(0_0_9px_rgb(79_227_170/0.85))]"
      />
      {homeSpot && <CityMark city={{ ...home, spot: homeSpot }} time={timeIn(home.zone)} isHome />}
      <g className="max-md:hidden">
        {citiesAround(view, home).map((city) => (
          <CityMark key={city.name} city={city} time={timeIn(city.zone)} />
        ))}
      </g>
    </svg>
  )
}

function Graticule({ view }: { readonly view: View }) {
  const meridians = Array.from({ length: 24 }, (_, index) => meridianPath(view, view.longitude + index * 15))
  const parallels = Array.from({ length: 11 }, (_, index) => parallelPath(view, index * 15 - 75))
  return (
    <g className="fill-none stroke-[#fff] opacity-14">
      <circle cx={view.center} cy={view.center} r={view.radius} />
      <path d={[...meridians, ...parallels].join('')} />
    </g>
  )
}

interface CityMarkProps {
  readonly city: PlacedCity
  readonly time: string
  readonly isHome?: boolean
}

function CityMark({ city, time, isHome = false }: CityMarkProps) {
  const { x, y } = city.spot
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={isHome ? 6 : 4.5}
        strokeWidth="2.5"
        className={isHome ? 'fill-hero-line stroke-hero' : 'fill-hero-text stroke-hero'}
      />
      <g className="num text-base max-md:hidden">
        <text x={x + 13} y={y - 1} className="fill-hero-text font-semibold">
          {time}
        </text>
        <text x={x + 13} y={y + 17} className="fill-hero-muted font-medium">
          {placeName(city.name)}
        </text>
      </g>
    </g>
  )
}
