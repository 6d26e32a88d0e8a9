declare module "virtual:curriculum" {
  const files: import("./faults").CurriculumFile[];
  export default files;
}
