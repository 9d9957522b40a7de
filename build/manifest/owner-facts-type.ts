import { factDocs } from '../../src/business/fact-docs.ts'
import { type FactType, fieldsOf, isList } from '../../src/business/fact-types.ts'
import { FACTS } from '../../src/business/facts.ts'

/** Returns the TypeScript declaration of the business facts in JSON, with their descriptions. */
export function ownerFactsType(): string {
  const facts = Object.entries(FACTS).map(
    ([name, { type }]) =>
      `\t/** ${factDocs[name as keyof typeof factDocs].about}. */\n\t${name}?: ${typeText(type)} | undefined;\n`,
  )
  return `\n/** Business facts as owners write them in JSON. */\nexport interface OwnerFacts {\n${facts.join('')}}`
}

function typeText(type: FactType): string {
  if (type === 'yes_no') return 'boolean'
  if (type === 'latitude' || type === 'longitude') return 'number'
  if (typeof type === 'string') return 'string'
  if (isList(type)) return `readonly ${typeText(type[0])}[]`
  const fields = fieldsOf(type).map(
    ({ name, isOptional, type }) => `${name}${isOptional ? '?' : ''}: ${typeText(type)}`,
  )
  return `{ ${fields.join('; ')} }`
}
