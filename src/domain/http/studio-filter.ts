/** Limits of the filter (`where`) of one query. Decision 0080 says why. */
export const filterLimits = {
  /** Each word of `like` is a condition in the database. */
  conditions: 40,
  levels: 6,
  valueLength: 250,
  /** Values of all conditions together. The studio lists the ids of all selected documents. */
  values: 530,
  pathLength: 120,
  pathParts: 6,
} as const

/** One condition of a filter on the field at a path such as `location.name`. */
export type Condition = { path: string; operator: string; values: unknown[] }
/** What a filter consists of so far. `cost` counts words as conditions, `values` those of all conditions. */
export type FilterSize = { conditions: Condition[]; cost: number; values: number }

const operators = new Set(
  'equals not_equals in not_in all exists contains like not_like greater_than greater_than_equal less_than less_than_equal'.split(
    ' ',
  ),
)
const listOperators = new Set(['in', 'not_in', 'all'])
const wordOperators = new Set(['like', 'not_like', 'contains'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isShort = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (value instanceof Date && !Number.isNaN(value.getTime())) ||
  (typeof value === 'string' && value.length <= filterLimits.valueLength && !value.includes('\0'))

/** A value of a relationship to several collections. */
const isReference = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value.relationTo === 'string' &&
  isShort(value.relationTo) &&
  isShort(value.value)

const countWords = (value: unknown) => (typeof value === 'string' ? value.trim().split(/\s+/).length : 1)

/** Payload also accepts a list as text with commas. */
function valuesOf(operator: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return listOperators.has(operator) && typeof value === 'string' ? value.split(',') : [value]
}

function addCondition(path: string, operator: string, value: unknown, size: FilterSize): boolean {
  const values = valuesOf(operator, value)
  size.conditions.push({ path, operator, values })
  size.cost += wordOperators.has(operator) ? values.reduce<number>((sum, it) => sum + countWords(it), 0) : 1
  size.values += values.length
  return (
    !operators.has(operator) ||
    (Array.isArray(value) && !listOperators.has(operator) && operator !== 'contains') ||
    size.cost > filterLimits.conditions ||
    size.values > filterLimits.values ||
    !values.every((it) => isShort(it) || isReference(it))
  )
}

/** Whether a name is that of a field, perhaps of a related document, as in `location.name`. */
export const isFieldPath = (path: string) =>
  path.length <= filterLimits.pathLength &&
  /^\w+(\.\w+)*$/.test(path) &&
  path.replaceAll('__', '.').split('.').length <= filterLimits.pathParts

/**
 * Whether a filter exceeds a limit or is malformed. Adds what it finds to `size` and stops at the first excess, so that a
 * huge filter costs no more than the largest permitted one.
 */
export function findExcessiveFilter(where: unknown, size: FilterSize, level = 1): boolean {
  if (!isObject(where) || level > filterLimits.levels) return true
  return Object.entries(where).some(([name, part]) => {
    if (/^(?:and|or)$/i.test(name)) {
      if (!Array.isArray(part)) return true
      size.cost += part.length === 0 ? 1 : 0
      return (
        size.cost > filterLimits.conditions ||
        part.length > filterLimits.conditions ||
        part.some((it) => findExcessiveFilter(it, size, level + 1))
      )
    }
    if (!isFieldPath(name) || !isObject(part)) return true
    return Object.entries(part).some(([operator, value]) => addCondition(name, operator, value, size))
  })
}
