interface ExampleElementProps {
  exampleGreeting: string
}

/** Shows a greeting. Sends no requests. */
export function ExampleElement({ exampleGreeting }: ExampleElementProps) {
  return <p className="example-greeting">{exampleGreeting}</p>
}
