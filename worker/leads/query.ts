// A part of a statement, with the values for its question marks.
export interface Query {
  sql: string
  bindings: (string | number | boolean | Date)[]
}
