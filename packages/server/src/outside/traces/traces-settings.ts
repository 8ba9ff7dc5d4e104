import * as z from 'zod/mini'

/** Where traces are sent, and what they are called there. */
export interface TracesSettings {
  /** The address of a collector's traces, `…/v1/traces`. */
  url: string
  /** What is sent with them, such as a key. */
  headers: Record<string, string>
  /** The part of all requests that is traced, from 0 to 1. */
  share: number
  service: string
}

/** One `name=value` of a list as the standard has it: values are written as in addresses. */
const header = String.raw`\s*[\w-]+=[^,\s]*\s*`

/** The settings of traces, by the names that OpenTelemetry gave them. */
export const tracesRules = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_HEADERS: z._default(
    z.string().check(z.regex(new RegExp(`^${header}(,${header})*$`))),
    '',
  ),
  OTEL_SERVICE_NAME: z._default(z.string().check(z.regex(/^[\w.-]{1,80}$/)), 'duologue'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(z.string().check(z.regex(/^(0?\.\d{1,6}|0|1(\.0)?)$/)), z.transform(Number)),
    1,
  ),
}

type Given = z.infer<ReturnType<typeof z.object<typeof tracesRules>>>

/** What to do about one that cannot be used. */
export const tracesAdvice = {
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the web address of a collector, for example http://localhost:4318.',
  OTEL_EXPORTER_OTLP_HEADERS:
    'OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between several.',
  OTEL_SERVICE_NAME: 'OTEL_SERVICE_NAME must be a short name of letters, digits, dots and hyphens.',
  OTEL_TRACES_SAMPLER_ARG:
    'OTEL_TRACES_SAMPLER_ARG must be the part of all requests that is traced, from 0 to 1, for example 0.1.',
}

/** A value as its writer meant it; one that is not written as in addresses stays as it is. */
function meant(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function headersIn(list: string): Record<string, string> {
  const pairs = list.split(',').map(pair => pair.trim())
  return Object.fromEntries(
    pairs
      .filter(pair => pair !== '')
      .map(pair => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).toLowerCase(), meant(pair.slice(at + 1))]
      }),
  )
}

/** Where traces go; undefined where nowhere is set, and none are made. */
export const tracesOf = (given: Given): TracesSettings | undefined =>
  given.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        url: `${given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
        headers: headersIn(given.OTEL_EXPORTER_OTLP_HEADERS),
        share: given.OTEL_TRACES_SAMPLER_ARG,
        service: given.OTEL_SERVICE_NAME,
      }
    : undefined
