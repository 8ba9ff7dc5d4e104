import { IncomingMessage } from 'node:http'
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Traces each request, from its first byte to its answer's last, and what is done for it in between (decision 175). What was
 * asked is told by its route, as in the log: addresses carry names, searches and secrets. A trace that was begun elsewhere
 * is gone on with where a front server says so; anybody else could make us trace all that they ask. What a page asks of the
 * API from inside is part of the page, what other hooks do part of the request where they follow these; sockets last as long as games, and are not traced.
 */
export function traceRequests(
  app: FastifyInstance,
  { frontServers }: { frontServers: { has(address: string): boolean } },
): void {
  const tracer = trace.getTracer('duologue')
  const traced = new WeakMap<FastifyRequest, { span: Span; inside: Context }>()
  const around = ({ raw, headers }: FastifyRequest) => {
    if (!(raw instanceof IncomingMessage)) return context.active()
    const isBelieved = frontServers.has(raw.socket.remoteAddress ?? '')
    return isBelieved ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) return done()
    const { id, method, raw } = request
    const route = request.routeOptions.url ?? 'none'
    const from = around(request)
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'duologue.request': id,
    }
    const kind = raw instanceof IncomingMessage ? SpanKind.SERVER : SpanKind.INTERNAL
    const span = tracer.startSpan(`${method} ${route}`, { kind, attributes }, from)
    const inside = trace.setSpan(from, span)
    traced.set(request, { span, inside })
    return context.with(inside, done)
  })
  // A body arrives by itself: what follows it knows nothing of who has waited for it.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = traced.get(request)
    return own ? context.with(own.inside, done) : done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = traced.get(request)?.span
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
