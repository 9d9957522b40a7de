// Validates and runs queries with the schema that Shopify publishes. This file is JavaScript because `npm run check:types`
// runs before `npm run test:unit` installs the types of GraphQL.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { buildClientSchema, execute, getNamedType, isCompositeType, parse, validate } = require('graphql')

const schema = buildClientSchema(require('@shopify/hydrogen-react/storefront.schema.json'))

/**
 * Returns what is wrong with a query, according to the schema.
 * @param {string} query
 * @returns {string[]}
 */
export function problemsOf(query) {
  return validate(schema, parse(query)).map(({ message }) => message)
}

/**
 * Runs a query. Fields of `rootValue` that are functions get the field's arguments.
 * @param {string} query
 * @param {Record<string, unknown>} variableValues
 * @param {object} rootValue
 * @returns {Promise<{ data?: unknown, errors?: readonly object[] }>}
 */
export async function run(query, variableValues, rootValue) {
  return execute({ schema, document: parse(query), variableValues, rootValue })
}

/**
 * Returns the cost of a query by the rule that Shopify publishes for its Admin API: an object costs 1, a connection costs
 * 2 plus the cost of its nodes.
 * @param {string} query
 * @param {Record<string, unknown>} variables
 * @returns {number}
 */
export function costOf(query, variables) {
  const [operation] = parse(query).definitions
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
  const argumentValue = ({ kind, name, value }) =>
    kind === 'Variable' ? variables[name.value] : Number(value)
  const sum = (type, { selections }) =>
    selections.reduce((total, selection) => total + costOfSelection(type, selection), 0)
  const costOfSelection = (type, { kind, typeCondition, name, arguments: given = [], selectionSet }) => {
    if (kind === 'InlineFragment') return sum(schema.getType(typeCondition.name.value), selectionSet)
    const fieldType = getNamedType(type.getFields()[name.value].type)
    if (!isCompositeType(fieldType)) return 0
    const argument = (wanted) => given.find((each) => each.name.value === wanted)?.value
    const inside = sum(fieldType, selectionSet)
    if (fieldType.name.endsWith('Connection')) return 2 + argumentValue(argument('first')) * inside
    if (fieldType.name === 'PageInfo') return 0
    return argument('ids') ? argumentValue(argument('ids')).length * (1 + inside) : 1 + inside
  }
  return sum(root, operation.selectionSet)
}
