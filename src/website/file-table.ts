/** The name of the table in the folder of the modules. The loader contains the part of it that it needs. */
export const FILE_TABLE = 'files.json'

/** The files of each module by its name: those that it imports, also indirectly, and then its own. */
export type FileTable = Record<string, string[]>

/** The content of the table's file. */
export interface BuiltModules {
  /** The hash of the sources that the modules were built from. */
  sources: string
  files: FileTable
  /** The names of all scripts in the folder: the loader and the files of the modules. */
  scripts: string[]
}
