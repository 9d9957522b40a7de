/** A text for each plural category of `{count}`. Languages use only some of the categories. */
export type PluralText = { readonly other: string } & {
  readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

/** A text. A name in braces, such as `{title}`, is a placeholder. */
export type Text = string | PluralText

/** Texts by key. Keys are unique across all files in `texts/en`. */
export type Texts = Readonly<Record<string, Text>>

type TemplateOf<Value extends Text> = Value extends string ? Value : Value[keyof Value] & string

type PlaceholderOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

/** The values of a text's placeholders. `count` also selects the plural form. */
export type TextValues<Value extends Text> = {
  readonly [Name in
    | PlaceholderOf<TemplateOf<Value>>
    | (Value extends string ? never : 'count')]: Name extends 'count' ? number : string | number
}

/** Returns a text, in which the placeholders are replaced. */
export type Translate<Known extends Texts> = <Key extends keyof Known & string>(
  key: Key,
  ...values: keyof TextValues<Known[Key]> extends never ? [] : [TextValues<Known[Key]>]
) => string
