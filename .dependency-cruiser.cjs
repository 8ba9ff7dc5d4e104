const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const house = readFileSync(join(__dirname, 'HOUSE.md'), 'utf8')

/** The visits written down in HOUSE.md: a row leaves out no wall but its own. */
const visits = [...house.matchAll(/^\| (domain|web) \| `([a-z-]+)` \| `([a-z-]+)` \|/gm)].map(
  ([, floor, room, visited]) => ({ floor, room, visited }),
)

const src = floor => `packages/${floor}/src`
const inside = (floor, ...parts) => `^${src(floor)}/(${parts.join('|')})(/|$)`
const partsOf = floor =>
  readdirSync(join(__dirname, src(floor)), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)

const cellar = ['text', 'choices', 'messages', 'saving']
const stairwell = [
  'ui',
  'api',
  'autosave',
  'editor-kit',
  'saved-here',
  'kept-here',
  'sending',
  'session',
  'video',
]
const serverParts = ['http', 'database', 'outside', 'processes', 'testing']
const tests = '\\.test\\.tsx?$'

/** Where a domain room or a web room may go besides itself. */
const mayVisit = (floor, room, everybodyMay) => [
  room,
  ...everybodyMay,
  ...visits.filter(visit => visit.floor === floor && visit.room === room).map(v => v.visited),
]

/** @returns {Rule} */
const wall = (floor, room, allowed) => ({
  name: `${floor}: ${room} visits only ${allowed.filter(other => other !== room).join(', ') || 'itself'}`,
  comment: 'A visit is written down in HOUSE.md, or the two meet in a screen.',
  severity: 'error',
  from: { path: inside(floor, room) },
  to: { path: `^${src(floor)}/`, pathNot: inside(floor, ...allowed) },
})

const domainWalls = partsOf('domain').map(room =>
  wall('domain', room, mayVisit('domain', room, cellar.includes(room) ? [] : cellar)),
)

const webRooms = partsOf('web').filter(part => ![...stairwell, 'app', 'screens'].includes(part))
const webWalls = [
  ...webRooms.map(room => wall('web', room, mayVisit('web', room, stairwell))),
  ...stairwell.map(part => wall('web', part, stairwell)),
  {
    name: 'web: screens put rooms together',
    comment: 'A screen uses rooms and the stairwell, never the app and no other screen.',
    severity: 'error',
    from: { path: `^${src('web')}/screens/([^.]+)` },
    to: {
      path: [`^${src('web')}/(app/|main)`, `^${src('web')}/screens/`],
      pathNot: `^${src('web')}/screens/$1\\.`,
    },
  },
]

/**
 * Who may import whom, edge by edge. A way through third files breaks one of these at some edge, since no floor may leave
 * the house: so no rule asks for whole ways, which took nine tenths of the check's time.
 */
const floors = [
  {
    name: 'domain imports nothing but itself',
    severity: 'error',
    from: { path: `^${src('domain')}/`, pathNot: tests },
    to: { pathNot: `^${src('domain')}/` },
  },
  {
    name: 'contract imports domain and zod',
    severity: 'error',
    from: { path: `^${src('contract')}/`, pathNot: tests },
    to: { pathNot: [`^${src('(domain|contract)')}/`, '^node_modules/zod/'] },
  },
  {
    name: 'tests of domain and contract use Vitest, fast-check and readers of others',
    severity: 'error',
    from: { path: `^${src('(domain|contract)')}/.*${tests}` },
    to: {
      pathNot: [
        `^${src('(domain|contract)')}/`,
        '^node_modules/(zod|vitest|fast-check)/',
        // What is written is read by others, too.
        '^node_modules/(ass-compiler|media-captions|subsrt-ts)/',
      ],
    },
  },
  {
    name: 'domain does not know the contract',
    severity: 'error',
    from: { path: `^${src('domain')}/` },
    to: { path: `^${src('contract')}/` },
  },
  {
    name: 'server never imports web',
    severity: 'error',
    from: { path: `^${src('server')}/` },
    to: { path: '^packages/web/' },
  },
  {
    name: 'web never imports server',
    severity: 'error',
    from: { path: `^${src('web')}/` },
    to: { path: '^packages/server/' },
  },
  {
    name: 'web knows no Node',
    severity: 'error',
    from: { path: `^${src('web')}/` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the house does not lean on what stands around it',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(scripts|bench|e2e)/' },
  },
]

const serverWalls = [
  {
    name: 'server: rooms are entered by their front door',
    comment: "Ask for what you need in the neighbour's index.ts.",
    severity: 'error',
    from: { path: `^${src('server')}/([^/]+)/` },
    to: {
      path: `^${src('server')}/[^/]+/`,
      pathNot: [
        `^${src('server')}/($1|${serverParts.join('|')})/`,
        `^${src('server')}/[^/]+/index\\.ts$`,
      ],
    },
  },
  {
    name: 'server: rooms know of http only what a call and a refusal are',
    severity: 'error',
    from: {
      path: `^${src('server')}/[^/]+/`,
      pathNot: [`^${src('server')}/(http|processes|testing)/`, tests],
    },
    to: {
      path: `^${src('server')}/http/`,
      pathNot: `^${src('server')}/http/(existing|files/file-answer|handlers|refused|tagged|written/public-reads)\\.ts$`,
    },
  },
  {
    name: 'server: rooms do not know how the database is started or migrated',
    severity: 'error',
    from: {
      path: `^${src('server')}/[^/]+/`,
      pathNot: [`^${src('server')}/(backup|database|testing)/`, tests],
    },
    to: { path: `^${src('server')}/database/(embedded|migrations)/` },
  },
  {
    name: 'server: the database knows no room and no http',
    severity: 'error',
    from: { path: inside('server', 'database'), pathNot: tests },
    to: {
      path: `^${src('server')}/`,
      pathNot: [inside('server', 'database', 'outside'), `^${src('server')}/log\\.ts$`],
    },
  },
  {
    name: 'server: http knows no room',
    comment:
      'The house hands in what it serves: the handlers of the contract, and what is drawn or kept.',
    severity: 'error',
    from: { path: inside('server', 'http'), pathNot: tests },
    to: {
      path: `^${src('server')}/`,
      pathNot: [
        inside('server', 'http', 'database', 'outside'),
        `^${src('server')}/(networks|lazily|repeated-work)\\.ts$`,
      ],
    },
  },
  {
    name: 'server: what is outside knows nothing of the house',
    severity: 'error',
    from: { path: inside('server', 'outside'), pathNot: tests },
    to: { path: `^${src('server')}/`, pathNot: inside('server', 'outside') },
  },
  {
    name: 'server: only main, its processes and tests build the house',
    severity: 'error',
    from: {
      path: '^packages/',
      pathNot: [
        `^${src('server')}/(main|house[a-z-]*)\\.ts$`,
        `^${src('server')}/(processes|testing)/`,
        tests,
      ],
    },
    to: { path: [`^${src('server')}/(main|house[a-z-]*)\\.ts$`, inside('server', 'processes')] },
  },
  {
    name: 'server: the environment is read as the product starts and handed on by the house',
    severity: 'error',
    from: {
      path: `^${src('server')}/[^/]+/`,
      pathNot: [`^${src('server')}/(processes|testing)/`, tests],
    },
    to: { path: `^${src('server')}/settings\\.ts$` },
  },
]

const everywhere = [
  {
    name: 'no cycles, not even of types',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every import leads somewhere',
    severity: 'error',
    from: {},
    // A virtual module and an address are made by the build; the compiler checks that they are declared.
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?url$'] },
  },
  {
    name: 'every package is declared',
    comment: 'It stands in the package.json of its workspace, tools of development in the root.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'the product does not use tools of development',
    severity: 'error',
    from: {
      path: `^${src('[^/]+')}/`,
      pathNot: [tests, `^${src('server')}/testing/`],
    },
    // Types leave no trace in the product.
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only', 'triple-slash-type-reference'],
      pathNot: '/@types/',
    },
  },
  {
    name: 'the product does not use what tests use',
    comment:
      'Not through a third file either: that one would be of the product, or of what it does not lean on.',
    severity: 'error',
    from: {
      path: `^${src('[^/]+')}/`,
      pathNot: [tests, `^${src('server')}/testing/`],
    },
    to: {
      path: [`^${src('server')}/testing/`, tests, 'node_modules/(vitest|fast-check)/'],
    },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...floors, ...domainWalls, ...serverWalls, ...webWalls, ...everywhere],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^packages/[^/]+/dist/'] },
    // Types are dependencies too: a wall that only types pass through is no wall.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.d.ts', '.css', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
