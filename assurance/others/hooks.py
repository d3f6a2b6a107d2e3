"""What Schemathesis sends beside what it makes up: each call comes from another visitor, and most with a link that opens."""

import json
import os
import random

import schemathesis

links = json.loads(os.environ["NDP_LINKS"])


@schemathesis.hook
def before_call(context, case, kwargs):
    parts = [str(random.randint(1, 254)) for _ in range(3)]
    case.headers["X-Forwarded-For"] = ".".join(["10", *parts])
    if "/api/" in case.path:
        case.headers["Cookie"] = random.choice(links["sessions"])
    if random.random() < 0.2:
        return
    if "{partner}" in case.path:
        case.path_parameters["partner"] = links["partner"]
    if "{reference}" in case.path:
        case.path_parameters["reference"] = random.choice(links["references"])
    if "/signing/{token}" in case.path:
        case.path_parameters["token"] = random.choice(links["signing"])
    elif "{token}/{id}" in case.path:
        case.path_parameters.update(random.choice(links["application"]))
