import { context, propagation, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { TracesSettings } from './traces-settings'

/** How long a collector may take, in milliseconds: what it has not taken then is lost, and nobody waits for it. */
const patience = 5000

/** A collector that is away is told of once, until it has been so for as long again; in milliseconds. */
const saidOnceFor = 10 * 60 * 1000

/** An exporter that says now and then that traces do not arrive. */
function sayingThatLost(exporter: SpanExporter, say: () => void): SpanExporter {
  let said = Number.NEGATIVE_INFINITY
  const lost = () => {
    if (performance.now() - said < saidOnceFor) return
    said = performance.now()
    say()
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        if (result.error) lost()
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

/**
 * From now on sends what is traced to a collector, in the background (decision 175); hears now and then that they are
 * lost. Answers how to send what is left and end.
 */
export function sendTraces(
  { url, headers, share, service }: TracesSettings,
  version: string,
  onLost: () => void,
): () => Promise<void> {
  const exporter = sayingThatLost(
    new OTLPTraceExporter({ url, headers, timeoutMillis: patience }),
    onLost,
  )
  const provider = new NodeTracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: patience })],
  })
  provider.register()
  return async () => {
    await provider.shutdown().catch(() => undefined)
    trace.disable()
    context.disable()
    propagation.disable()
  }
}
