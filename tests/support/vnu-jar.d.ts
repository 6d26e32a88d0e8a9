/** The package's value is where the checker's file is, as a String object. */
declare module "vnu-jar" {
  const file: { toString(): string };
  export default file;
}
