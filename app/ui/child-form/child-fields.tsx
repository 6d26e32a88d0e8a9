import type { ReactNode } from "react";
import { type ChildFields as Fields, childEditSchema } from "~/domain/child/child";
import { namesOf } from "~/domain/fields";
import { TextField } from "../forms/field";
import type { LabeledFieldProps } from "../forms/field-frame";
import { labelOf } from "../forms/field-labels";

type Meta = LabeledFieldProps["meta"];

/** The control of each field that a parent fills in of a child. */
const controls: Record<keyof Fields, (field: { meta: Meta; label: string }) => ReactNode> = {
  first_name: (field) => <TextField {...field} hint="The name your child is called by." required />,
  grade_level: (field) => <TextField {...field} hint="In your own words, for example Grade 4." required />,
};

/** All of them, in the order of the schema. */
export function ChildFields({ fields }: { fields: Record<keyof Fields, Meta> }) {
  return namesOf(childEditSchema).map((name) => {
    const Control = controls[name];
    return <Control key={name} meta={fields[name]} label={labelOf(name)} />;
  });
}
