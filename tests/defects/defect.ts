/** Something that a tired engineer could write, and the gate that has to notice it. */
export interface Defect {
  /** The test file that has to fail, below tests/. */
  gate: string;
  /** Part of the names of the tests that are run; else all of the file's are, up to the first that fails. */
  only?: string;
  /** The defect in words. */
  what: string;
  /** The file that it is put into, below the project's folder. */
  file: string;
  /** Occurs exactly once in the file. */
  text: string;
  instead: string;
  /** A line that `instead` needs on top of the file. */
  imports?: string;
}
