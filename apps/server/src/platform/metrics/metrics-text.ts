import { Gauge, Registry } from 'prom-client'

/** What a part of the server counts by itself. */
export type Measurements = Registry

/** One gauge: its value, or a value for each set of labels. */
export interface GaugeFigures {
  /** As Prometheus has it, with the unit at the end. */
  readonly name: string
  readonly help: string
  readonly values: readonly GaugeValue[]
}

interface GaugeValue {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

export const metrics_type = 'text/plain; version=0.0.4; charset=utf-8'

/** The text format of Prometheus: what the registries measured, and the gauges. */
export function formatMetrics(
  registries: readonly Measurements[],
  gauges: readonly GaugeFigures[],
): Promise<string> {
  const now = new Registry()
  for (const { name, help, values } of gauges) {
    const labelNames = Object.keys(values[0]?.labels ?? {})
    const gauge = new Gauge({ name, help, labelNames, registers: [now] })
    for (const { labels = {}, value } of values) gauge.set(labels, value)
  }
  return Registry.merge([...registries, now]).metrics()
}
