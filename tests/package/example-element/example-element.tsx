interface ExampleElementProps {
  exampleGreeting: string
}

/** Shows a greeting. Makes no calls. */
export function ExampleElement({ exampleGreeting }: ExampleElementProps) {
  return <p className="example-greeting">{exampleGreeting}</p>
}
